import fc from 'fast-check';

// Fast-check looks for a smaller counterexample without giving its thread back, for hours at worst, so that no timeout can end it. In CI
// it gives the first one and its seed, with which a developer lets it go on.
fc.configureGlobal({ endOnFailure: Boolean(process.env['CI']) });
