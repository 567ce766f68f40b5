/** A folder for what the tests make and delete again. */
export declare function tempRoot(): string;
