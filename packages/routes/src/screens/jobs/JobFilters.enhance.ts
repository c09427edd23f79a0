import { spriteId } from '@group/ui/iconIds';

/** A GET form whose result is a page like the current one; `aria-controls` names the elements to update. */
const filterSelector = 'form[method="get"][aria-controls]';

function filterOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.matches(filterSelector) ? form : undefined;
}

/** The form's target URL. Empty fields are omitted to keep URLs short. */
function targetOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) search.append(name, value);
  const query = String(search);
  return query ? `${form.action}?${query}` : form.action;
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

/** Lets the language menu lead to the same choice in the other languages. */
function updateLanguages(page: Document): void {
  for (const link of document.querySelectorAll('a[hreflang]')) {
    const updated = page.querySelector(`a[hreflang="${link.getAttribute('hreflang')}"]`)?.getAttribute('href');
    if (updated) link.setAttribute('href', updated);
  }
}

let pending = new AbortController();

async function show(form: HTMLFormElement): Promise<void> {
  const address = targetOf(form);
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  try {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
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
  document.addEventListener('change', ({ target }) => {
    const form = filterOf(target);
    // Safari before 16 has no `requestSubmit`: navigate instead.
    if (form && !Reflect.has(form, 'requestSubmit')) form.submit();
    else form?.requestSubmit();
  });
  document.addEventListener('submit', (event) => {
    const form = filterOf(event.target);
    if (!form) return;
    event.preventDefault();
    void show(form);
  });
}
