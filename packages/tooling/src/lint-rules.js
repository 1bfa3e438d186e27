const message =
  'Time enters as `clock` or `today`, so that tests and two processes agree; only an app’s wiring reads the real clock.';

/** What the linter has no rule for: `new Date()` and `Date.now()` read the real clock. */
export default {
  meta: { name: 'pomp' },
  rules: {
    'no-real-clock': {
      create: (context) => ({
        NewExpression: (node) => {
          if (node.callee.name === 'Date' && !node.arguments.length) context.report({ node, message });
        },
        CallExpression: (node) => {
          const { object, property } = node.callee;
          if (object?.name === 'Date' && property.name === 'now') context.report({ node, message });
        },
      }),
    },
  },
};
