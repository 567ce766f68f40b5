import './toast.css';

/**
 * Inlines a small script from `web/public/enhance/`. Pages work without it. `code` comes from `virtual:enhance/NAME`.
 */
export function Enhance({ code }: { code: string }) {
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />;
}
