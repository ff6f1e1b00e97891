/**
 * Matches the SDK's words for an answer of the emulator that it had not asked for: over gRPC, one arrives twice at times. The
 * client then does nothing more, and throws this again at all that it hears. A test in which the app works through such a
 * client fails and is tried again; what the client throws later belongs to no test.
 */
export const stopped = /INTERNAL ASSERTION FAILED.*pendingResponses/s;
