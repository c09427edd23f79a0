// Plain JavaScript that any Node understands, so that one that is too old gets a sentence and no stack.
const [major = 0] = process.versions.node.split('.').map(Number);
const programs = { start: './start.ts', dev: './start.ts', test: './test.ts' };
const program = programs[process.argv[2]];

if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old for this. Run "npx -y pnpm@12.21.0 ${process.argv[2]}": it brings its own.`,
  );
  process.exit(1);
}
await import(program);
