/**
 * Programs of scripts that need more than a shell. The scripts start them without a build, so each
 * is one file, and uses nothing but the JDK.
 */
package io.serbench.lab.scripts;
