import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Maximum time to load a screen's code and data (specification, section 9: 120 s). */
const screenTimeoutMs = 120_000;

/** Throws when a navigation takes longer than two minutes, so that the error screen is shown. */
export function useScreenTimeout(): void {
  const { location } = useNavigation();
  const [late, setLate] = useState<unknown>();

  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLate(location), screenTimeoutMs);
    return () => clearTimeout(timer);
  }, [location]);

  if (location && late === location) throw new Error(`${location.pathname} did not load in time`);
}
