/** The folder for the tests' temporary files. */
export declare function tempRoot(): string;
