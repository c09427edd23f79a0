import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../messages/LanguageProvider.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'care', label: 'Pflege' },
  { value: 'hotel', label: 'Hotellerie' },
];

describe('Select', () => {
  it('starts with an empty placeholder', () => {
    render(
      <LanguageProvider language="en">
        <Select name="area" label="Area" options={options} />
      </LanguageProvider>,
    );
    const select = screen.getByRole('combobox', { name: 'Area' });
    expect(select).toHaveProperty('value', '');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Please select',
      'Pflege',
      'Hotellerie',
    ]);
  });

  it('keeps its default value', () => {
    render(<Select name="area" label="Bereich" options={options} defaultValue="hotel" />);
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'hotel');
  });
});
