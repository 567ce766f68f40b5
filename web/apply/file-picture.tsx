import { useState } from 'react';

/** A file's thumbnail, or a plain sheet with its type where the browser has no picture of it (documents, HEIC). Decoration: the name stands beside it. */
export function FilePicture({ name, picture }: { name: string; picture: string | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  const type = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
  return (
    <span className="file__picture" aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        <span className="file__type">{type}</span>
      )}
    </span>
  );
}
