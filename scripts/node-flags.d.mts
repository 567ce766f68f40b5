/** Arguments of Node for the server. */
export const nodeFlags: string[];
/** Variables of its environment, for the C library's allocator. */
export const nodeEnv: Record<string, string>;
