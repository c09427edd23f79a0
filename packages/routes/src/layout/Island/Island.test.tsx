// @vitest-environment jsdom
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider, useLanguage } from '@group/ui/messages/LanguageProvider';
import { Link } from '@group/ui/Link';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { Island } from './Island.tsx';
import { enhanceIslands } from './Island.enhance.ts';

function Counter({ start, broken = false }: { start: number; broken?: boolean }) {
  const id = useId();
  const [count, setCount] = useState(start);
  if (broken && count > start) throw new Error('broken on purpose');
  return (
    <>
      <p id={id} lang={useLanguage()}>
        <Link href="/kontakt">Kontakt</Link>
      </p>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
}

/** The page as the server renders it, in Italian and below a language prefix. */
function serve(props: Parameters<typeof Counter>[0]): void {
  vi.stubGlobal('document', undefined);
  const html = renderToString(
    <LanguageProvider language="it">
      <SiteStoryProvider path="/it/jobs" site={{ language: 'it', pathPrefix: '/it' }}>
        <Island name="Application" component={Counter} props={props} />
      </SiteStoryProvider>
    </LanguageProvider>,
  );
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
}

const never = () => new Promise<never>(() => {});
const load = () => Promise.resolve(Counter);
const button = () => document.querySelector('button') ?? expect.fail('there is no button');
const alert = () => document.querySelector('[role=alert]')?.parentElement;

function hydrate(): Promise<void> {
  enhanceIslands({
    Application: load,
    OpenDates: never,
    Passport: never,
    SignatureMaker: never,
    VisitPage: never,
  });
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return vi.waitFor(() => expect(document.querySelector('[data-hydrated]')).not.toBeNull());
}

describe('Island', () => {
  afterEach(() => {
    // Other files share the document.
    document.body.replaceChildren();
  });

  it('is rendered on the server, with its language and links', () => {
    serve({ start: 3 });
    expect(button().textContent).toBe('3');
    expect(button().previousElementSibling).toHaveProperty('lang', 'it');
    expect(button().previousElementSibling?.firstElementChild?.getAttribute('href')).toBe('/it/kontakt');
    expect(alert()?.hidden).toBe(true);
  });

  it('is taken over by React without a difference', async () => {
    const complaint = vi.spyOn(console, 'error');
    serve({ start: 3 });
    const [rendered, before] = [button(), document.body.innerHTML];
    await hydrate();
    expect(document.body.innerHTML.replace(' data-hydrated=""', '')).toBe(before);
    expect(button()).toBe(rendered);
    rendered.click();
    await vi.waitFor(() => expect(rendered.textContent).toBe('4'));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('shows an alert when it throws', async () => {
    serve({ start: 3, broken: true });
    vi.stubGlobal('reportError', vi.fn<typeof reportError>());
    await hydrate();
    button().click();
    await vi.waitFor(() => expect(alert()?.hidden).toBe(false));
  });
});
