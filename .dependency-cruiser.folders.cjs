// The second half of the walls: folders within a room (ADR 0022). A run of its own, because tests take from everywhere what they need and
// don't count here, and dependency-cruiser leaves files out for all rules of a run or for none.
const { options } = require('./.dependency-cruiser.cjs');
const { workbench } = require('./scripts/walls/workbench.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that need each other are one, or what both need is missing below them, or what needs both is missing above. ' +
        'Types count too. What the lower one needs of the upper one it can get handed in.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps|packages)/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, workbench] } },
};
