import { spriteId } from '@group/ui/iconIds';

/** A GET form whose result is a page like the current one; `aria-controls` names the elements to update. */
const filterSelector = 'form[method="get"][aria-controls]';

function filterOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.matches(filterSelector) ? form : undefined;
}

/** The form's target URL, without the fragment that shows the result of a new page. Empty fields are omitted to keep URLs short. */
function targetOf(form: HTMLFormElement): string {
  const target = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) target.searchParams.append(name, value);
  target.hash = '';
  return target.href;
}

/**
 * Copies the controlled elements' content and the icon sprite from the fetched page. The elements themselves stay, so
 * that live regions announce the change.
 */
function updateParts(page: Document, parts: readonly string[]): void {
  for (const id of [spriteId, ...parts]) {
    const replacement = page.getElementById(id);
    document.getElementById(id)?.replaceChildren(...(replacement?.childNodes ?? []));
  }
  document.title = page.title;
}

const languageLinks = (page: Document) => page.querySelectorAll<HTMLAnchorElement>('a[hreflang]');

/** Lets the language menus, which both pages have in the same order, lead to the same choice in the other languages. */
function updateLanguages(page: Document): void {
  const updated = languageLinks(page);
  for (const [position, link] of languageLinks(document).entries()) link.href = updated[position]?.href ?? link.href;
}

let pending = new AbortController();

async function show(form: HTMLFormElement): Promise<void> {
  const address = targetOf(form);
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(address);
    // This page's security policy does not know the styles of the other, which it has no use for.
    const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    // A later choice may have aborted while the body was read.
    if (signal.aborted) return;
    updateParts(page, form.getAttribute('aria-controls')?.split(' ') ?? []);
    updateLanguages(page);
    history.replaceState(history.state, '', address);
  } catch {
    // A full navigation shows the error page.
    if (!signal.aborted) location.replace(address);
  }
}

/**
 * Updates a filtered list on each change: fetches the page that the form would lead to and replaces the controlled
 * elements. The URL is replaced; scroll position and focus stay.
 */
export function enhanceFilters(): void {
  for (const type of ['change', 'submit']) {
    document.addEventListener(type, (event) => {
      const form = filterOf(event.target);
      if (!form) return;
      event.preventDefault();
      void show(form);
    });
  }
}
