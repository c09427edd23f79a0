import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitOverlay } from './WaitOverlay.tsx';

// jsdom does not implement modal dialogs.
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
  it('opens and closes with its prop', () => {
    const { rerender } = render(<WaitOverlay open={false} />);
    expect(showModal).not.toHaveBeenCalled();
    rerender(<WaitOverlay open />);
    expect(showModal).toHaveBeenCalledTimes(1);
    close.mockClear();
    rerender(<WaitOverlay open={false} />);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('mentions files only when files are uploaded', () => {
    const { rerender } = render(<WaitOverlay open />);
    expect(screen.queryByText(/^Ihre Dateien werden hochgeladen/)).not.toBeNull();
    rerender(<WaitOverlay open files={false} />);
    expect(screen.queryByText(/^Ihre Angaben werden gesendet/)).not.toBeNull();
  });

  it('does not close on Escape or on a click on the backdrop', () => {
    render(<WaitOverlay open />);
    const dialog = screen.getByRole('dialog', { hidden: true });
    // Browsers emit a cancelable event before they close a dialog.
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog.getAttribute('closedby')).toBe('none');
  });

  it('has the title of the specification, and shows the progress if given', () => {
    const { rerender } = render(<WaitOverlay open />);
    expect(screen.queryByText('Einen Moment noch')).not.toBeNull();
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
    rerender(<WaitOverlay open share={0.5} />);
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveProperty('value', 0.5);
  });
});
