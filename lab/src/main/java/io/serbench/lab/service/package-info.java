/**
 * Realistic programs, each with one row as its serializer, which show how well serbench predicts
 * the times of their calls. Started by {@code lab/service.sh}.
 */
package io.serbench.lab.service;
