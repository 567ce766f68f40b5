export declare function ensureChromium(): Promise<string>;
export declare function wholeChromium(): string | undefined;
