import './toast.css';

/** A small script of `web/public/enhance/`, in the page itself. Pages work without it. `code` comes from `virtual:enhance/NAME`. */
export function Enhance({ code }: { code: string }) {
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />;
}
