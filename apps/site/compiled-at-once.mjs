/**
 * Chromium's explicit compile hint: it compiles every function of the script while that comes, on a thread of its own, instead of each at its first call on the page's. Others read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Below it, in characters, there is less to gain than the 20 bytes that each script has more of it. */
const worthIt = 50_000;

/** @param {string} script as it is made @returns {string} as browsers get it */
export const compiledAtOnce = (script) => (script.length < worthIt ? script : hint + script);
