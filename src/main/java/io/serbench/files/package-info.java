/**
 * Files that survive whatever happens: they are {@linkplain io.serbench.files.WholeFile written
 * whole} or not at all, {@linkplain io.serbench.files.FileLocks one command} at a time writes them,
 * and what a killed process leaves behind is {@linkplain io.serbench.files.LockedFile told} from
 * what is in use. Links, pipes and files of others are left alone.
 */
package io.serbench.files;
