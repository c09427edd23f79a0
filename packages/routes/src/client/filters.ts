import { iconsId } from './icons.ts';

/** A form whose answer is a page like this one; it names the parts of the page that it changes. */
const filters = 'form[method="get"][aria-controls]';

function filterOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.matches(filters) ? form : undefined;
}

/** Where the form leads. What is not chosen is left out, so that addresses stay short. */
function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) search.append(name, value);
  const query = String(search);
  return query ? `${form.action}?${query}` : form.action;
}

/** Takes the controlled parts over from another page, with the signs in them. A part stays the same element, so that its change is read out. */
function takeOver(answer: Document, parts: readonly string[]): void {
  for (const id of [iconsId, ...parts]) {
    const fresh = answer.getElementById(id);
    document.getElementById(id)?.replaceChildren(...(fresh?.childNodes ?? []));
  }
  document.title = answer.title;
}

let asked = new AbortController();

async function show(form: HTMLFormElement): Promise<void> {
  const address = addressOf(form);
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    // Not interrupted by a later choice while the text was read.
    if (signal.aborted) return;
    takeOver(page, form.getAttribute('aria-controls')?.split(' ') ?? []);
    history.replaceState(history.state, '', address);
  } catch {
    // The browser shows better than we could what is wrong.
    if (!signal.aborted) location.replace(address);
  }
}

/**
 * Lets a filter answer at each choice: it fetches the page that the form would lead to, and shows its part of it here.
 * The address is replaced; scroll position and focus stay. Where React runs, its form takes the sending over.
 */
export function enhanceFilters(): void {
  document.addEventListener('change', ({ target }) => {
    const form = filterOf(target);
    // Safari before 16 can only lead to the page.
    if (form && !Reflect.has(form, 'requestSubmit')) form.submit();
    else form?.requestSubmit();
  });
  // On the window, as React listens at the document.
  window.addEventListener('submit', (event) => {
    const form = filterOf(event.target);
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    void show(form);
  });
}
