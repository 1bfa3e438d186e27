/**
 * What axe does for each look at a page that changes nothing about what it finds: [what it does, instead].
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
  // Made a text of what it asked about, and looked its answer up by that.
  [
    "var memoized = (0, import_memoizee['default'])(fn, options);",
    `var known = new Map();
      var memoized = function(one, other) {
        var answers = known;
        if (fn.length > 1) {
          answers = known.get(one);
          if (!answers) known.set(one, (answers = new Map()));
        }
        var key = fn.length > 1 ? other : one;
        if (!answers.has(key)) answers.set(key, fn.apply(this, arguments));
        return answers.get(key);
      };
      memoized.clear = function() {
        known.clear();
      };`,
  ],
  // Wrote what it would say if there were no name to look something up by.
  ["assert_default(typeof key === 'string', 'key must be", "typeof key === 'string' || assert_default(false, 'key must be"],
  [
    "assert_default(typeof creator === 'function' || typeof creator === 'undefined', 'creator",
    "typeof creator === 'function' || typeof creator === 'undefined' || assert_default(false, 'creator",
  ],
  [
    "return cache_default.get('nodeMap') ? cache_default.get('nodeMap').get(el) : null;",
    "var known = cache_default.get('nodeMap');\n      return known ? known.get(el) : null;",
  ],
  // Put the name of each style together, to look up what it is.
  [
    `var key = 'computedStyle_' + property;
          if (!this._cache.hasOwnProperty(key)) {
            if (!this._cache.hasOwnProperty('computedStyle')) {
              this._cache.computedStyle = window.getComputedStyle(this.actualNode);
            }
            this._cache[key] = this._cache.computedStyle.getPropertyValue(property);
          }
          return this._cache[key];`,
    `var styles = (this._styles ??= new Map());
          var value = styles.get(property);
          if (value === undefined) {
            this._computed ??= window.getComputedStyle(this.actualNode);
            styles.set(property, (value = this._computed.getPropertyValue(property)));
          }
          return value;`,
  ],
  // Asked for styles and for the place on the page of each element, of which hardly one lies above the page.
  [
    `var styl = window.getComputedStyle(domNode);
      var dir = window.getComputedStyle(document.body || docElement).getPropertyValue('direction');
      var isFixed = _isFixedPosition(domNode);
      var coords = isFixed ? domNode.getBoundingClientRect() : get_element_coordinates_default(domNode);`,
    `var dir = cache_default.get('direction of the page', function() {
        return window.getComputedStyle(document.body || docElement).getPropertyValue('direction');
      });
      var isFixed = _isFixedPosition(domNode);
      var coords = _nodeLookup4.vNode ? _nodeLookup4.vNode.boundingClientRect : domNode.getBoundingClientRect();
      if (!isFixed) {
        var offset = cache_default.get('scroll of the page', function() {
          return get_scroll_offset_default(document);
        });
        coords = {
          top: coords.top + offset.top,
          right: coords.right + offset.left,
          bottom: coords.bottom + offset.top,
          left: coords.left + offset.left,
        };
      }`,
  ],
  ["|| styl.position === 'absolute')", "|| window.getComputedStyle(domNode).position === 'absolute')"],
  // Asked twice of each element whether it lies before or behind others.
  ['var stackLevel = getStackLevel(vNode, parentVNode);', 'var stackLevel = getStackLevel(vNode, parentVNode, isRealStack);'],
  ['function getStackLevel(vNode, parentVNode) {', 'function getStackLevel(vNode, parentVNode, isRealStack) {'],
  ['var isRealStack = isStackingContext(vNode, parentVNode);\n      var isPseudoStack', 'var isPseudoStack'],
  // Asked for styles that say nothing where others say what they do: what is cut off of what isn't placed, the order of what has none, a name of old, the picture of no mask.
  [
    `var matchesClip = vNode.getComputedStylePropertyValue('clip').match(clipRegex);
      var matchesClipPath`,
    `var isPlaced = [ 'fixed', 'absolute' ].includes(vNode.getComputedStylePropertyValue('position'));
      var matchesClip = isPlaced && vNode.getComputedStylePropertyValue('clip').match(clipRegex);
      var matchesClipPath`,
  ],
  [
    `var zIndex = vNode.getComputedStylePropertyValue('z-index');
      if (position === 'fixed'`,
    "if (position === 'fixed'",
  ],
  [
    "if (zIndex !== 'auto' && position !== 'static') {",
    "if (position !== 'static' && vNode.getComputedStylePropertyValue('z-index') !== 'auto') {",
  ],
  [
    "if (zIndex !== 'auto' && isFlexOrGridContainer(parentVNode)) {",
    "if (isFlexOrGridContainer(parentVNode) && vNode.getComputedStylePropertyValue('z-index') !== 'auto') {",
  ],
  ["vNode.getComputedStylePropertyValue('-webkit-transform') || vNode.getComputedStylePropertyValue('-ms-transform') || ", ''],
  [
    `var maskImage = vNode.getComputedStylePropertyValue('-webkit-mask-image') || vNode.getComputedStylePropertyValue('mask-image') || 'none';
      if (maskImage !== 'none') {
        return true;
      }
`,
    '',
  ],
  // Asked three times of each element whether it scrolls.
  [
    `buffer !== null && buffer !== void 0 ? buffer : buffer = 0;
      var overflowX`,
    `if (!buffer && axe._tree) {
        var known = cache_default.get('scrolls', function() {
          return new Map();
        });
        if (!known.has(elm)) known.set(elm, readScroll(elm, 0));
        return known.get(elm);
      }
      return readScroll(elm, buffer);
    }
    function readScroll(elm, buffer) {
      buffer ??= 0;
      var overflowX`,
  ],
  // Asked about labels and what is shown of each element, with words of its own or not.
  [
    "var nodeParentLabel = find_up_virtual_default(virtualNode, 'label');",
    `if (!virtualNode.children.some(({ actualNode }) => actualNode.nodeType === 3 && actualNode.nodeValue.trim())) {
        return false;
      }
      var nodeParentLabel = find_up_virtual_default(virtualNode, 'label');`,
  ],
  ['var visible2 = !element.actualNode || element.actualNode && visibleMethod(element);', 'var visible2;'],
  ['if (!nodeValue || !visible2) {', 'if (!nodeValue || !(visible2 ??= !element.actualNode || visibleMethod(element))) {'],
  // Asked each text for signs, of which there is a list, before the typeface.
  [
    'var nodeValue = textVNode.actualNode.nodeValue.trim();\n      if (',
    `var nodeValue = textVNode.actualNode.nodeValue.trim();
      var seen = (axe._typefaces ??= {})[textVNode.parent.getComputedStylePropertyValue('font-family')];
      if (seen && seen.occurrences >= occurrenceThreshold && seen.numLigatures === 0) {
        return false;
      }
      if (`,
  ],
  // Went through all elements for the few that name another one.
  [
    'cacheIdRefs(root, idRefs, refAttrs);\n      }\n      return',
    `var naming = [ 'for' ].concat(refAttrs).map(function(attr) {
          return '[' + attr + ']';
        });
        [ root ].concat(Array.from(root.querySelectorAll(naming))).forEach(function(element) {
          cacheIdRefs(element, idRefs, refAttrs);
        });
      }
      return`,
  ],
  [
    `for (var _i29 = 0; _i29 < node.childNodes.length; _i29++) {
        if (node.childNodes[_i29].nodeType === 1) {
          cacheIdRefs(node.childNodes[_i29], idRefs, refAttrs);
        }
      }
`,
    '',
  ],
  // Made each element of its tree the long way, for browsers without classes.
  [
    '_this1 = _callSuper(this, VirtualNode);',
    '_this1 = this;\n        _this1.parent = void 0;\n        _this1._uid = String(uid++);',
  ],
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
