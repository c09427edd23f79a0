import { useEffect, useRef } from 'react';

/**
 * Returns a function that calls back at once, or after the click under way: what moves the page between its two halves
 * makes it miss. Browsers send `mousedown` and `mouseup` for fingers, too.
 */
export function useAfterClick(): (callback: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    addEventListener('mousedown', press, true);
    addEventListener('mouseup', release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      removeEventListener('mouseup', release, true);
    };
  }, []);
  return (callback) => {
    if (!isPressed.current) callback();
    // The click follows in the same task.
    else addEventListener('mouseup', () => setTimeout(callback), { once: true });
  };
}
