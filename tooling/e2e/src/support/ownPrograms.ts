import type { KnownSites, SiteApp } from '@group/start/programs';
import { runningStack } from '../testEnvironment/environment.ts';
import {
  type ContentServiceAddress,
  freshContent,
  removeFolders,
  type Server,
  type SiteStartOptions,
  startContentService,
  startSite,
  temporaryFolder,
} from '../testEnvironment/stack.ts';
import { type ContentProxy, openContentProxy } from './contentProxy.ts';

interface OwnSite extends SiteStartOptions {
  app?: SiteApp;
  /** By default that of the worker. */
  service?: ContentServiceAddress;
  /** Its data, by default in a new folder. */
  directory?: string;
}

/** The content service of the worker. */
function runningService(): ContentServiceAddress {
  const { contentUrl, contentToken } = runningStack();
  return { url: contentUrl, token: contentToken };
}

/** Programs and folders beside those of the worker. They end together, the last one first. */
export class OwnPrograms extends AsyncDisposableStack {
  async folder(name: string): Promise<string> {
    return this.adopt(await temporaryFolder(name), (path) => removeFolders([path]));
  }

  /** A content service with the example content. */
  async contentService(port?: number, sites?: KnownSites, environment?: Readonly<Record<string, string>>) {
    const directory = this.adopt(await freshContent(), (path) => removeFolders([path]));
    const started = await startContentService(directory, port, sites, environment);
    return this.adopt(started, ({ program }) => program.stop());
  }

  async site({ app = 'group-site', service, directory, ...options }: OwnSite = {}): Promise<Server> {
    const data = directory ?? (await this.folder(app));
    const started = await startSite(app, service ?? runningService(), data, options);
    return this.adopt(started, ({ program }) => program.stop());
  }

  /** A content service that can be away, by default that of the worker. */
  async proxy({ url, token } = runningService()): Promise<ContentProxy & ContentServiceAddress> {
    const proxy = this.adopt(await openContentProxy(url), ({ shut }) => shut());
    return { ...proxy, token };
  }
}
