import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { passportFixture } from './passport.fixture.ts';
import { PassportView } from './PassportView.tsx';

type Props = Parameters<typeof PassportView>[0];

const show = (props: Props, language: 'de' | 'gsw' | 'en' | 'it' | 'fr' = 'de') =>
  renderInSite(<PassportView {...props} />, { language, path: '/meine/bewerbung' });

const state: Props['state'] = { kind: 'open', passport: passportFixture };

describe('PassportView', () => {
  it.each([
    ['de', '4. Dezember 2026'],
    ['gsw', '4. Dezember 2026'],
    ['en', '4 December 2026'],
    ['it', '4 dicembre 2026'],
    ['fr', '4 décembre 2026'],
  ] as const)('says in %s by when an answer comes, with four forms that need no script', async (language, date) => {
    const { container } = show({ state }, language);
    expect(await screen.findByText(date)).not.toBeNull();
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map(({ method }) => method)).toEqual(['post', 'post', 'post', 'post']);
    expect(screen.queryByText(/^PDF \(120.*JPG \(2/)).not.toBeNull();
  });

  it('opens the form that changed nothing, with the reason', async () => {
    show({ state, refused: { action: 'withdraw', problems: {}, files: [], values: {}, formError: 'unconfirmed' } });
    const alert = await screen.findByRole('alert');
    expect(document.title).toMatch(/^Fehler: /);
    expect(alert.textContent).toContain('Bestätigen Sie zuerst');
    expect(alert.closest('details')?.open).toBe(true);
  });

  it('shows each of several houses with its own stage and withdrawal, and the erased ones with their date', async () => {
    const houses = [
      { house: { key: 'tabor', name: 'Tabor' }, passport: passportFixture },
      { house: { key: 'bauma', name: 'Bauma' }, passport: { ...passportFixture, stage: 'invited', answerBy: null } },
      {
        house: { key: 'geeren', name: 'Geeren' },
        erasure: { erasedAt: '2026-11-28T08:00:00Z', reason: 'erased', files: 2 },
      },
    ] as const;
    const refused = { action: 'withdraw', house: 'bauma', problems: {}, files: [], values: {} } as const;
    const { container } = show({
      state: { kind: 'houses', houses },
      refused: { ...refused, formError: 'unconfirmed' },
    });
    expect(await screen.findByRole('heading', { name: 'Bauma' })).not.toBeNull();
    expect(screen.queryByText('Sie sind zu einem Gespräch eingeladen')).not.toBeNull();
    expect(screen.queryByText('Das Haus hat sie am 28. November 2026 gelöscht.')).not.toBeNull();
    // One for each house that stands, and one for all.
    const withdrawals = [...container.querySelectorAll('form:has([name=action][value=withdraw])')];
    const chosen = withdrawals.map((form) => form.querySelector<HTMLInputElement>('[name=house]')?.value);
    expect(chosen).toEqual(['tabor', 'bauma', undefined]);
    expect(withdrawals.map((form) => form.closest('details')?.open)).toEqual([false, true, false]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offers no withdrawal to a person who is hired', async () => {
    show({ state: { kind: 'open', passport: { ...passportFixture, stage: 'hired', erasedBy: null } } });
    expect(await screen.findByText('Gehört jetzt zu Ihrem Personaldossier')).not.toBeNull();
    expect(screen.queryByText('Bewerbung zurückziehen')).toBeNull();
  });

  it('says in its receipt that an application had no files', () => {
    show({ state: { kind: 'erased', erasure: { erasedAt: '2026-11-28T08:00:00Z', reason: 'expired', files: 0 } } });
    expect(screen.getByText('Dateien waren keine dabei.')).toBeDefined();
  });

  it('has nothing but the receipt of an erased application', async () => {
    show({ state: { kind: 'erased', erasure: { erasedAt: '2026-11-28T08:00:00Z', reason: 'expired', files: 1 } } });
    expect(await screen.findByText(/^Am 28. November 2026 war die Zeit um/)).not.toBeNull();
    expect(screen.queryByText('1 Datei dazu hat das Haus nicht mehr.')).not.toBeNull();
    expect(document.querySelector('form')).toBeNull();
  });
});
