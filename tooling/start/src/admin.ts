import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentServiceFolder } from './programs.ts';

/** Folder from which the compiled content service serves its admin; it is set once, at the service's start. */
const served = join(contentServiceFolder, '.cache/commands/build');

const placeholder = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta http-equiv="refresh" content="3">
  <title>The admin is being built</title>
  <p>The admin is being built, which takes about a minute. This page opens it as soon as it is there.
</html>
`;

/** Serves a page that reloads until the admin is built. Call it before the content service starts. */
export async function servePlaceholder(): Promise<void> {
  await rm(served, { recursive: true, force: true });
  await mkdir(served);
  await writeFile(join(served, 'index.html'), placeholder);
}

/** Serves the built admin. */
export async function serveBuiltAdmin(): Promise<void> {
  await rm(served, { recursive: true });
  await symlink(join(contentServiceFolder, 'dist/build'), served, 'junction');
}
