import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, listOf, press, removeEntry, signIn, waitForForm, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';

test(
  'an author proposes, an editor sends back with a sentence, and publishes what comes again',
  { tag: '@not-firefox' },
  async ({ browser, page: author }) => {
    test.setTimeout(240_000);
    const administrator = await firstEditor();
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const id = await administrator.draft('page', { title: 'Alte Worte', path: '/probe-vorschlag', company });
    await administrator.publish('page', id);
    const form = `${listOf('page')}/${id}`;
    const stateIn = (text: string) => author.getByRole('row', { name: /probe-vorschlag/ }).getByText(text);
    const list = `${listOf('page')}?page=1&pageSize=100`;

    await signIn(author, await addAdminUser(administrator, 'Autor Tabor', 'Anna'));
    await visit(author, form);
    await waitForForm(author);
    const title = author.getByRole('textbox', { name: /^Titel/ }).first();
    await expect(author.getByText(/können Sie hier der Redaktion vorschlagen/)).toBeVisible();
    await title.fill('Neue Worte');
    await press(author, 'Speichern');
    const sentence = author.getByRole('textbox', { name: 'Satz an die Redaktion' });
    await sentence.fill('Bitte ab Montag zeigen.');
    // What is typed beside an entry outlives the page.
    await author.reload();
    await expect(sentence).toHaveValue('Bitte ab Montag zeigen.');
    await author.getByRole('button', { name: 'Vorschlagen' }).click();
    await expect(author.getByText('Wartet auf die Redaktion.')).toBeVisible();
    await visit(author, list);
    await expect(stateIn('Vorgeschlagen')).toBeVisible();

    const editor = await (await browser.newContext({ locale: 'de-CH' })).newPage();
    await signIn(editor, await addAdminUser(administrator, 'Redaktion Tabor', 'Emil'));
    const waiting = editor.getByRole('listitem').filter({ hasText: 'Bitte ab Montag zeigen.' });
    await expect(waiting).toContainText('Anna Muster');
    await waiting.getByText('Ansehen und antworten').click();
    await expect(waiting.locator('del', { hasText: 'Alte' })).toBeVisible();
    await expect(waiting.locator('ins', { hasText: 'Neue' })).toBeVisible();
    await expect.poll(() => accessibilityFindings(editor, 'li:has(details)')).toEqual([]);
    await waiting.getByRole('textbox', { name: /^Antwort/ }).fill('Der Monat fehlt.');
    await waiting.getByRole('button', { name: 'Zurückgeben' }).click();
    await expect(editor.getByText('Kein Vorschlag wartet auf Sie.')).toBeVisible();

    await author.reload();
    await expect(stateIn('Zurückgegeben')).toBeVisible();
    await visit(author, '/admin');
    const returned = author.getByRole('listitem').filter({ hasText: 'Der Monat fehlt.' });
    await expect(returned).toContainText('Emil Muster');
    await returned.getByRole('link', { name: 'Neue Worte' }).click();
    await waitForForm(author);
    await expect(author.getByText(/gibt zurück .*Der Monat fehlt\./)).toBeVisible();
    await title.fill('Neue Worte im Mai');
    await expect(author.getByText(/Bitte zuerst speichern/)).toBeVisible();
    await press(author, 'Speichern');
    const propose = author.getByRole('button', { name: 'Vorschlagen' });
    // The form is loaded again after it is saved.
    await expect(async () => {
      await sentence.fill('Mit Monat.');
      await expect(propose).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    await propose.click();
    await expect(author.getByText('Wartet auf die Redaktion.')).toBeVisible();

    await visit(editor, form);
    await waitForForm(editor);
    await editor.getByRole('button', { name: 'Annehmen und veröffentlichen' }).click();
    await expect(editor.getByText(/hat veröffentlicht/)).toBeVisible();
    await expect(editor.getByText('Jetzt live')).toBeVisible();
    await editor.context().close();
    // What another user has changed, the admin knows once it is loaded again.
    await visit(author, list);
    await author.reload();
    await expect(stateIn('Live')).toBeVisible();
    await removeEntry(author, administrator, 'page', id);
  },
);
