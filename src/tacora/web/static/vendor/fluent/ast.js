// @ts-nocheck
export {};
