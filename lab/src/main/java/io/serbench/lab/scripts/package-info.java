/** Checks of a release that need more than a shell. Started by scripts. */
package io.serbench.lab.release;
