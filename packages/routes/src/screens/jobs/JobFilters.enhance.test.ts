// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceFilters } from './JobFilters.enhance.ts';

const list = (count: string, jobs: string, title = 'Stellen', search = ''): string => `
  <title>${title}</title><nav><a href="/it/jobs${search}" hreflang="it">IT</a></nav>
  <form action="/jobs#count" method="get" aria-controls="count jobs">
    <select name="area"><option value=""></option><option value="care">care</option></select>
    <input type="checkbox" name="only" value="1">
  </form>
  <p id="count" role="status">${count}</p><ul id="jobs">${jobs}</ul><footer>${count}</footer>`;

function element(selector: string): Element {
  const match = document.querySelector(selector);
  if (!match) throw new Error(`no element matches ${selector}`);
  return match;
}

function choose(value: string): void {
  const select = element('select');
  if (select instanceof HTMLSelectElement) select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const page = (count: string, jobs: string): Response => new Response(list(count, jobs, count, '?area=care'));

enhanceFilters();

describe('enhanceFilters', () => {
  const fetchMock = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
    document.documentElement.innerHTML = list('2 jobs', '<li>nurse</li><li>cook</li>');
    history.replaceState({ kept: true }, '', '/jobs?page=2');
  });
  afterEach(() => {
    fetchMock.mockReset();
  });

  it('replaces the content of the controlled elements, and keeps the elements', async () => {
    fetchMock.mockResolvedValue(page('1 job', '<li>nurse</li>'));
    const status = element('[role=status]');
    choose('care');
    await expect.poll(() => status.textContent).toBe('1 job');
    expect(element('#jobs').innerHTML).toBe('<li>nurse</li>');
    expect(element('footer').textContent).toBe('2 jobs');
    expect(element('select')).toHaveProperty('value', 'care');
    expect(document.title).toBe('1 job');
    expect(element('a[hreflang=it]')).toHaveProperty('href', `${location.origin}/it/jobs?area=care`);
    expect([location.pathname + location.search, history.state]).toEqual(['/jobs?area=care', { kept: true }]);
  });

  it('omits empty fields from the URL', async () => {
    fetchMock.mockResolvedValue(page('2 jobs', ''));
    choose('');
    await expect.poll(() => location.search).toBe('');
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`${location.origin}/jobs`);
  });

  it('ignores the response to an earlier choice', async () => {
    const first = Promise.withResolvers<Response>();
    fetchMock.mockReturnValueOnce(first.promise);
    fetchMock.mockResolvedValueOnce(page('1 job', ''));
    choose('care');
    element('input').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => element('#count').textContent).toBe('1 job');
    first.resolve(page('9 jobs', ''));
    await new Promise((resolve) => setTimeout(resolve));
    expect(element('#count').textContent).toBe('1 job');
    expect(location.search).toBe('?area=care&only=1');
  });
});
