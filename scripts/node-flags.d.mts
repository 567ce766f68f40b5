/** Node arguments for the server. */
export const nodeFlags: string[];
/** Environment variables for the C library's allocator. */
export const nodeEnv: Record<string, string>;
