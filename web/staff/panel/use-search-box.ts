import { useEffect, useState } from 'react';

const typingPause = 250;

/**
 * The box holds its own text while typing; the URL follows after a pause, and wins when it changes otherwise (Back).
 */
export function useSearchBox(inAddress: string, onFilters: (filters: { search: string }) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [lastAddress, setLastAddress] = useState(inAddress);
  if (inAddress !== lastAddress) {
    setLastAddress(inAddress);
    setTyped(inAddress);
  }
  useEffect(() => {
    if (typed === inAddress) return;
    const timer = setTimeout(() => {
      setLastAddress(typed);
      onFilters({ search: typed });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, inAddress, onFilters]);
  return [typed, setTyped] as const;
}
