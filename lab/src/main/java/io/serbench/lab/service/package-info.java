/**
 * Programs as people run them, each with one row as its serializer, and how well a loop and calls
 * that are apart predict what they see.
 */
package io.serbench.lab.service;
