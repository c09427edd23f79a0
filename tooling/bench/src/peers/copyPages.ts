import type { Page } from 'playwright-core';
import { ask, hostOf } from '../ask.ts';
import { measuredPages, tenant } from '../load/pages.ts';
import { newPhone, withBrowser } from '../screens/browser.ts';
import type { Stack } from '../stack.ts';
import type { PageElement } from './pageSource.ts';

/** A page of the site without its scripts. */
export interface CopiedPage {
  name: string;
  path: string;
  title: string;
  description: string;
  /** Attributes of the root element. */
  root: Readonly<Record<string, string>>;
  body: PageElement;
  /** The rules that the page uses. */
  styles: string;
}

export interface Copies {
  pages: readonly CopiedPage[];
  /** Pictures, fonts and icons that the pages name, by path. */
  files: ReadonlyMap<string, Buffer>;
}

/** Reads the page in the browser, which has parsed it. */
const read = (page: Page): Promise<Omit<CopiedPage, 'name' | 'path'>> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets nothing of the outer scope
    function copy(element: Element): PageElement {
      const children = [...element.childNodes].flatMap((child): (PageElement | string)[] => {
        if (child instanceof Text) return child.data ? [child.data] : [];
        const isShown = child instanceof Element && !['SCRIPT', 'NOSCRIPT', 'TEMPLATE', 'LINK'].includes(child.tagName);
        return isShown ? [copy(child)] : [];
      });
      const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      return { tag: element.localName, attributes, children };
    }
    return {
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      root: copy(document.documentElement).attributes,
      body: copy(document.body),
      styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
    };
  });

function addressesIn({ attributes, children }: PageElement): string[] {
  const { src, srcset = '' } = attributes;
  const own = [...(src ? [src] : []), ...srcset.split(',').map((each) => each.trim().split(' ')[0] ?? '')];
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : addressesIn(child)))];
}

/** Copies the pages with a budget, and all that they load by themselves. */
export async function copyPages(stack: Stack): Promise<Copies> {
  const { site } = stack;
  const pages: CopiedPage[] = [];
  await withBrowser(async (browser) => {
    const context = await newPhone(browser);
    for (const [name, path] of Object.entries(await measuredPages(stack))) {
      const page = await context.newPage();
      await page.goto(`http://${hostOf(tenant, site)}${path}`);
      pages.push({ name: name.replaceAll(' ', '-'), path, ...(await read(page)) });
    }
  });
  const inStyles = pages.flatMap(({ styles }) =>
    [...styles.matchAll(/url\(["']?([^)"']+)/g)].map(([, path = '']) => path),
  );
  const named = new Set([...pages.flatMap(({ body }) => addressesIn(body)), ...inStyles]);
  const files = new Map<string, Buffer>();
  for (const path of named) {
    if (!path.startsWith('/')) continue;
    const { status, content } = await ask(site, tenant, path);
    if (status === 200) files.set(path, content);
  }
  return { pages, files };
}
