/** Formats values for the tables. */

export const thousands = (value: number): string => Math.round(value).toLocaleString('en').replaceAll(',', '’');

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

export const microseconds = (value: number): string => `${value.toFixed(1)} µs`;

/** @param value in bytes */
export const kilobytes = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;

export const megabytes = (value: number): string => `${Math.round(value)} MB`;

export const ratio = (value: number): string => value.toFixed(2);
