import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  it('is a labelled text area that keeps its default value', () => {
    render(<TextArea name="message" label="Nachricht" optional defaultValue={'Guten Tag\nAuf bald'} />);
    const area = screen.getByRole('textbox', { name: 'Nachricht (freiwillig)' });
    expect(area.tagName).toBe('TEXTAREA');
    expect(area).toHaveProperty('value', 'Guten Tag\nAuf bald');
  });
});
