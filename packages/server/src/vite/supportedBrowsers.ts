/** Oldest browsers in which all functions work; Samsung Internet 22 is Chrome 111. Scripts are built for these. */
export const fullySupported = ['ios16.4', 'safari16.4', 'chrome109', 'edge109', 'firefox115'];

/**
 * Oldest browsers in which pages are laid out, read, and forms are sent: those that know `@layer`. Styles are built for
 * these: without its target, a bundler writes `(width >= 56.25em)`, which Safari only knows from 16.4 on.
 */
export const readable = ['ios15.4', 'safari15.4', 'chrome99', 'edge99', 'firefox97'];
