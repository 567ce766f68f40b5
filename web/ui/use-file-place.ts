import { useEffect, useEffectEvent, useState } from 'react';
import { offerFilePlace } from './file-drops.ts';

/** Takes the files that are dropped or pasted anywhere on the page. True while some are over it. */
export function useFilePlace(take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onTake = useEffectEvent(take);
  useEffect(() => offerFilePlace({ take: (files) => onTake(files), hover: setOver }), []);
  return over;
}
