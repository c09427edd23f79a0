/**
 * Reporters of every package: the terminal, and the file in which the test command counts tests. They are not arguments of the test
 * command, as Turborepo hashes those into the tasks that tests depend on: sites would be built a second time.
 */
export const reports = {
  reporters: ['default', ['json', { outputFile: '.results/tests.json' }]],
} satisfies { reporters: ['default', ['json', { outputFile: string }]] };
