/** Patterns of the tests and specs that only a thorough run has (`THOROUGH=1`, `test --thorough`). */
export const leftOut: string[] = process.env.THOROUGH ? [] : ['**/*.thorough.*'];
