/** The part of Lighthouse the bench uses; the package ships no types. */
declare module 'lighthouse' {
  export type Audit = {
    id: string;
    title: string;
    score: number | null;
    numericValue?: number;
    displayValue?: string;
    details?: { items?: readonly Record<string, unknown>[] };
  };
  export type Category = { score: number | null; auditRefs: readonly { id: string; weight: number }[] };
  export type Report = {
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  };
  type Flags = {
    port: number;
    output: 'json';
    logLevel: 'error' | 'silent';
    onlyCategories: readonly string[];
    skipAudits: readonly string[] | null;
  };
  /** Audits `url` as a mobile device in the browser with DevTools on `port`. */
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
