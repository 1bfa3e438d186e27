/**
 * What axe does for each look at a page that changes nothing about what it finds: [what it does, instead]. All but the first, together, are three tenths of what a look takes after it.
 *
 * @type {ReadonlyArray<readonly [string, string]>}
 */
const shortcuts = [
  // Counted all that tells elements apart, by which a report names them, where nothing was wrong either.
  [
    'axe._selectorData = _getSelectorData(context.flatTree);',
    `Object.defineProperty(axe, '_selectorData', {
      configurable: true,
      get: () => (axe._selectorData = _getSelectorData(context.flatTree)),
      set: (value) => Object.defineProperty(axe, '_selectorData', { value, writable: true, configurable: true }),
    });`,
  ],
  // Wrote each element down that a rule is about, not only those that break it.
  [
    `      this.source = null;
      if (!axe._audit.noHtml) {
        var _this$spec$source;
        this.source = (_this$spec$source = this.spec.source) !== null && _this$spec$source !== void 0 ? _this$spec$source : _getElementSource(this._element);
      }
`,
    '',
  ],
  [
    'get selector() {\n        return this.spec.selector',
    'get source() {\n        return axe._audit.noHtml ? null : (this.spec.source ??= _getElementSource(this._element));\n      },\n      get selector() {\n        return this.spec.selector',
  ],
  // Knows by tag and attribute which elements there are, but of the whole page only: a part of it was gone through for each rule. What is outside of the part is left out by the filter.
  [
    'query_selector_all_filter_default(candidate, selector, isInContext)',
    'query_selector_all_filter_default(isInContext ? context.flatTree : candidate, selector, isInContext)',
  ],
  [
    'return function(node) {\n        return _isNodeInContext(node, context);\n      };',
    `var known = cache_default.get('is in context', function() {
        return new Map();
      });
      return function(node) {
        if (!known.has(node)) known.set(node, _isNodeInContext(node, context));
        return known.get(node);
      };`,
  ],
  // Asked for the height and width of all that doesn't scroll.
  ['var scroll = _getScroll(vNode.actualNode);', 'var scroll = _getScroll(vNode.actualNode);\n      if (!scroll) return false;'],
  // Drew words again at each look, to see whether a typeface draws icons of them.
  [`cache_default.get('fonts', function() {\n        return {};\n      })`, '(axe._typefaces ??= {})'],
  // Read all rules of all styles, for a rule on turned screens that is an experiment and off.
  ["assets: [ 'cssom', 'media' ]", "assets: [ 'media' ]"],
  // Waited for a timer after each rule.
  ['setTimeout(function() {\n          resolve(ruleResult);\n        }, 0);', 'resolve(ruleResult);'],
];

/**
 * The source of axe, that finds the same in less time.
 *
 * @param {{ readonly version: string, readonly source: string }} axe
 * @returns {string}
 * @throws where axe no longer does what is cut short
 */
export function quickAxe({ version, source }) {
  return shortcuts.reduce((cut, [long, short]) => {
    if (cut.split(long).length !== 2)
      throw new Error(`axe ${version} has no “${long}” any more, or several: see how it does that now.`);
    return cut.replace(long, () => short);
  }, source);
}
