/** Arguments of Node for the server. */
export const nodeFlags: string[];
