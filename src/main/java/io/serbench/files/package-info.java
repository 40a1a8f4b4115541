/**
 * Files that survive crashes and concurrent commands. They are {@linkplain
 * io.serbench.files.WholeFile written completely} or not at all, by {@linkplain
 * io.serbench.files.FileLocks one command} at a time, and what a killed process leaves behind is
 * {@linkplain io.serbench.files.LockedFile recognised} and deleted. Links, pipes and other users'
 * files are left alone.
 */
package io.serbench.files;
