/** Build target of scripts: the oldest browsers in which every feature works. Samsung Internet 22 is Chrome 111. */
export const fullySupported = ['ios16.4', 'safari16.4', 'chrome109', 'edge109', 'firefox115'];

/**
 * Build target of styles: the oldest browsers with `@layer`, in which the layout is intact and forms can be submitted.
 * Without a target, the bundler emits range syntax such as `(width >= 56.25em)`, which Safari supports from 16.4 on.
 */
export const readable = ['ios15.4', 'safari15.4', 'chrome99', 'edge99', 'firefox97'];
