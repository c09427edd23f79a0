import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long the code and content of a screen may take, in milliseconds (specification, section 9: 120 s). */
const screenTimeout = 120_000;

/** Throws where the way to another screen takes longer than two minutes, so that the error screen is shown. */
export function useScreenTimeout(): void {
  const { location } = useNavigation();
  const [late, setLate] = useState<unknown>();

  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLate(location), screenTimeout);
    return () => clearTimeout(timer);
  }, [location]);

  if (location && late === location) throw new Error(`${location.pathname} did not arrive`);
}
