import { useCallback, useState } from 'react';
import { Notice } from '../../ui/feedback.tsx';

/** A picture from its bytes: the page's policy allows such an address, and the file's name decides nothing. */
export function PicturePreview({ bytes, type, name }: { bytes: ArrayBuffer; type: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type],
  );
  if (failed)
    return (
      <Notice tone="danger" title="No preview">
        <p>
          This picture is damaged and cannot be shown. Download it to try another program, or ask the merchant for it
          again.
        </p>
      </Notice>
    );
  return <img ref={show} className="picture" alt={`The file ${name}`} onError={() => setFailed(true)} />;
}
