import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitOverlay } from './WaitOverlay.tsx';

// jsdom has no modal dialogs.
const showModal = vi.fn<(this: HTMLDialogElement) => void>(function show() {
  this.open = true;
});
const close = vi.fn<() => void>();

beforeEach(() => {
  showModal.mockClear();
  close.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

describe('WaitOverlay', () => {
  it('opens and closes as it is told', () => {
    const { rerender } = render(<WaitOverlay open={false} />);
    expect(showModal).not.toHaveBeenCalled();
    rerender(<WaitOverlay open />);
    expect(showModal).toHaveBeenCalledTimes(1);
    close.mockClear();
    rerender(<WaitOverlay open={false} />);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('speaks of files only where there are some', () => {
    const { rerender } = render(<WaitOverlay open />);
    expect(screen.getByText(/^Ihre Dateien werden hochgeladen/)).toBeDefined();
    rerender(<WaitOverlay open files={false} />);
    expect(screen.getByText(/^Ihre Angaben werden gesendet/)).toBeDefined();
  });

  it('refuses to be closed by Escape or by a press beside it', () => {
    render(<WaitOverlay open />);
    const dialog = screen.getByRole('dialog', { hidden: true });
    // What a browser sends before it closes a dialog; prevented, it stays.
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog.getAttribute('closedby')).toBe('none');
  });

  it('has the title of the specification, and shows progress where there is some', () => {
    const { rerender } = render(<WaitOverlay open />);
    expect(screen.getByText('Einen Moment noch')).toBeDefined();
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
    rerender(<WaitOverlay open share={0.5} />);
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveProperty('value', 0.5);
  });
});
