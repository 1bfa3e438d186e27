"""The three machines, in the measures that their product facts say (centimetres there, metres here)."""

from math import cos, pi, radians, sin
import os

import bpy

import materials as of
from shapes import box, cut, letters, mesh_of, ring, rod, slab, tube

FONT = os.environ.get('POMP_FONT', '')


def logo(at, size, facing='front'):
    """The mark and the name, as on the site."""
    x, y, z = at
    length = size * 0.95
    mark = slab('mark', (length, 0.004, size * 0.36), of.warm_line(f'mark {size}', length), (x + length / 2, y + 0.003, z + size * 0.22), size * 0.18, 0.001, axis='y')
    if FONT:
        letters('pomp', size, of.deep(), (x + length * 1.28, y - 0.0005, z), FONT)
    return mark


def shadow_gap(size, at, radius):
    return slab('gap', size, of.dark(), at, radius, 0.001)


def fan(at, radius):
    """Five swept blades around a hub, behind the grille."""
    x, y, z = at
    blade = of.made('blade', '#3C7A66', 0.42, coat=0.2)
    for number in range(5):
        start = 2 * pi * number / 5 + 0.35
        vertices, faces, across, along = [], [], 8, 14
        for i in range(along + 1):
            t = i / along
            r = 0.05 + (radius - 0.05) * t
            sweep = 0.55 * t**1.4
            half = 0.34 - 0.06 * t
            for j in range(across + 1):
                s = j / across * 2 - 1
                angle = start + sweep + s * half * (1.15 - 0.35 * t)
                vertices.append((x + r * cos(angle), y + 0.035 * s + 0.012 * s * s, z + r * sin(angle)))
        row = across + 1
        for i in range(along):
            for j in range(across):
                a = i * row + j
                faces.append((a, a + 1, a + row + 1, a + row))
        thing = mesh_of('blade', vertices, faces, blade)
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.004
    rod('hub', 0.062, 0.07, of.pine(), (x, y - 0.04, z), 'y', 0.012)


def pomp_ao(pipes=True):
    """110 × 80 × 45 cm, feet and lid with it; its middle on the ground at the origin, its back at y = 0.225."""
    width, height, depth = 1.10, 0.80, 0.45
    foot, lid = 0.055, 0.042
    body_height = height - foot - lid
    front = -depth / 2
    for side in (-1, 1):
        box('foot', (0.09, depth * 0.94, foot), of.rubber(), (side * 0.36, 0, 0), 0.012)
        box('rail', (0.06, depth * 0.98, 0.012), of.steel(), (side * 0.36, 0, foot - 0.006), 0.003)
    shadow_gap((width - 0.05, depth - 0.05, 0.02), (0, 0, foot - 0.004), 0.045)
    body = slab('body', (width - 0.012, depth - 0.012, body_height - 0.012), of.shell(), (0, 0, foot + 0.006), 0.055, 0.008)
    shadow_gap((width - 0.03, depth - 0.03, 0.02), (0, 0, height - lid - 0.012), 0.045)
    slab('lid', (width, depth, lid), of.pine(), (0, 0, height - lid), 0.06, 0.014)

    # The opening, and the fan in it.
    x, z, radius = -0.205, foot + body_height / 2, 0.283
    opening = rod('opening', radius, 0.3, None, (x, front - 0.1, z), 'y')
    cut(body, opening)
    rod('back of the opening', radius + 0.01, 0.004, of.dark(), (x, front + 0.17, z), 'y')
    duct = rod('duct', radius + 0.001, 0.18, of.made('duct', '#1A463B', 0.5), (x, front + 0.006, z), 'y')
    hollow = rod('hollow', radius - 0.003, 0.3, None, (x, front - 0.02, z), 'y')
    cut(duct, hollow)
    fan((x, front + 0.085, z), radius - 0.02)
    wire = of.made('wire', '#24483E', 0.35, metal=0.2)
    bow = lambda r: 0.012 * (1 - (r / radius) ** 2)
    ring('rim', radius + 0.004, 0.011, of.pine(), (x, front + 0.004, z))
    for number in range(1, 11):
        r = 0.06 + (radius - 0.06) * number / 11
        ring('wire', r, 0.0021, wire, (x, front - bow(r), z))
    for number in range(26):
        angle = 2 * pi * number / 26
        points = []
        for step in range(13):
            t = step / 12
            r = 0.055 + (radius - 0.055) * t
            turned = angle + 0.75 * t * t
            points.append((x + r * cos(turned), front - bow(r) + 0.002, z + r * sin(turned)))
        tube('spoke', points, 0.0022, wire, bend=0)
    rod('cap', 0.062, 0.012, of.pine(), (x, front - 0.02, z), 'y', 0.005)

    # The panel beside it: its own seam, slats that are cut, name and warm line.
    seam = 0.118
    slab('seam', (0.004, 0.002, body_height - 0.02), of.dark(), (seam, front + 0.0065, foot + body_height / 2), 0.001, 0.0005, axis='y')
    panel_x = (seam + width / 2 - 0.03) / 2 + 0.012
    for number in range(9):
        slat = slab('slat', (0.275, 0.004, 0.0105), of.deep(), (panel_x, front + 0.0085, 0.46 - number * 0.034), 0.005, 0.001, axis='y')
    logo((panel_x - 0.1375, front + 0.0035, 0.60), 0.062)
    plate = slab('plate', (0.12, 0.002, 0.05), of.made('plate', '#FFFDF8', 0.5), (panel_x + 0.0775, front + 0.0075, 0.125), 0.006, 0.0005, axis='y')
    if FONT:
        letters('Pomp AO', 0.017, of.deep(), (panel_x + 0.03, front + 0.0052, 0.129), FONT)
        letters('R290', 0.012, of.deep(), (panel_x + 0.03, front + 0.0052, 0.109), FONT)
    # The inlet at the back, and grips at the sides.
    for number in range(22):
        slab('fin', (width - 0.16, 0.003, 0.004), of.deep(), (0, depth / 2 - 0.004, 0.12 + number * 0.028), 0.001, 0.0005, axis='y')
    for side in (-1, 1):
        slab('grip', (0.002, 0.15, 0.032), of.deep(), (side * (width / 2 - 0.0055) - (0.001 if side > 0 else 0.001), 0, 0.62), 0.015, 0.0006, axis='x')
    if pipes:
        cover = slab('cover', (0.055, 0.16, 0.26), of.shell_shade(), (width / 2 - 0.006, 0.09, 0.2), 0.03, 0.01, axis='x')
    return {'pipes': ((width / 2 + 0.05, 0.06, 0.27), (width / 2 + 0.05, 0.12, 0.19))}


def warm_and_cold(first, second, radius=0.021):
    """The two pipes of each machine, in the sleeves that tell them apart: warm and cold."""
    tube('warm pipe', first, radius, of.made('warm sleeve', '#C7602F', 0.62, grain=0.15, grain_size=300), bend=0.09, sides=8)
    tube('cold pipe', second, radius, of.made('cold sleeve', '#7FB4CB', 0.62, grain=0.15, grain_size=300), bend=0.09, sides=8)


def pomp_t(pipes_up=0.0):
    """63 × 190 × 63 cm; a boiler of 200 litres below, the machine that heats it above."""
    width, height, depth = 0.63, 1.90, 0.63
    foot, lid, seam = 0.05, 0.045, 1.395
    radius = 0.13
    front = -depth / 2
    slab('plinth', (width - 0.05, depth - 0.05, foot + 0.02), of.deep(), (0, 0, 0), radius - 0.03, 0.006)
    slab('tank', (width - 0.008, depth - 0.008, seam - foot - 0.006), of.shell(), (0, 0, foot), radius, 0.012)
    shadow_gap((width - 0.03, depth - 0.03, 0.03), (0, 0, seam - 0.015), radius - 0.01)
    slab('head', (width - 0.008, depth - 0.008, height - lid - seam - 0.012), of.shell(), (0, 0, seam + 0.006), radius, 0.012)
    shadow_gap((width - 0.03, depth - 0.03, 0.03), (0, 0, height - lid - 0.02), radius - 0.01)
    slab('lid', (width, depth, lid), of.pine(), (0, 0, height - lid), radius + 0.004, 0.016)
    # The window in which it says how warm the water is.
    slab('window', (0.21, 0.006, 0.105), of.made('glass', '#0E2A23', 0.12, coat=1.0), (0, front + 0.0045, 1.66), 0.03, 0.002, axis='y')
    if FONT:
        letters('54°', 0.068, of.made('lit', '#F3C98B', 0.5, glow=1.6), (-0.056, front - 0.0022, 1.636), FONT)
    # The warm line: how far the boiler is full, cold below and hot above.
    line = slab('line', (0.026, 0.005, 0.86), of.warm_line('line', 0.86, 'Y'), (0, front + 0.0035, 0.75), 0.013, 0.002, axis='y')
    for number in range(5):
        slab('slat', (0.24, 0.004, 0.010), of.deep(), (0, front + 0.0035, 1.545 - number * 0.026), 0.005, 0.001, axis='y')
    logo((-0.095, front + 0.001, 1.752), 0.052)
    if FONT:
        letters('Pomp T · 200 liter', 0.02, of.deep(), (-0.075, front + 0.0005, 0.2), FONT)
    # Where it breathes, at both sides of the head.
    for side in (-1, 1):
        for number in range(9):
            slab('breath', (0.003, 0.3, 0.009), of.deep(), (side * (width / 2 - 0.005) - 0.0015, 0, 1.72 - number * 0.03), 0.004, 0.0006, axis='x')
    places = [(-0.17, 0.08), (-0.06, 0.12), (0.06, 0.12), (0.17, 0.08)]
    for number, (x, y) in enumerate(places):
        rod('collar', 0.026, 0.018, of.steel(), (x, y, height - 0.004), edge=0.003)
        rod('stub', 0.014, 0.075 + pipes_up, of.copper(), (x, y, height))
        rod('nut', 0.021, 0.024, of.made('brass', '#C8A25A', 0.3, metal=1.0), (x, y, height + 0.02), edge=0.003, sides=6)


def element(down=0.34):
    """33 × 73 × 23 cm, on the wall at y = 0 with its floor at the origin; its pipes go `down` below it."""
    width, height, depth = 0.33, 0.73, 0.23
    front = -depth
    middle = -depth / 2
    lid, foot = 0.036, 0.03
    slab('bracket', (width - 0.09, 0.02, height - 0.1), of.steel(), (0, 0.001, height / 2), 0.01, 0.002, axis='y')
    slab('foot', (width - 0.014, depth - 0.026, foot + 0.02), of.deep(), (0, middle, 0), 0.05, 0.006)
    slab('body', (width - 0.008, depth - 0.012, height - lid - foot - 0.012), of.shell(), (0, middle, foot + 0.006), 0.06, 0.012)
    shadow_gap((width - 0.03, depth - 0.03, 0.03), (0, middle, height - lid - 0.02), 0.05)
    slab('lid', (width, depth - 0.004, lid), of.pine(), (0, middle, height - lid), 0.064, 0.013)
    slab('line', (0.02, 0.005, 0.26), of.warm_line('short line', 0.26, 'Y'), (0, front + 0.0075, 0.265), 0.01, 0.002, axis='y')
    # The bolt of the sketch, set in.
    bolt = [(0.006, 0.06), (-0.032, -0.012), (-0.006, -0.012), (-0.012, -0.06), (0.032, 0.016), (0.006, 0.016)]
    flat = mesh_of('bolt', [(x, 0, z) for x, z in bolt], [(0, 1, 2, 5), (2, 3, 4, 5)], of.made('ember', '#C2501F', 0.4, coat=0.4), (0, front + 0.0035, 0.475), smooth=False)
    thick = flat.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.004
    logo((-0.079, front + 0.0045, 0.598), 0.043)
    if FONT:
        letters('Element', 0.02, of.deep(), (-0.036, front + 0.0045, 0.075), FONT)
    for side, x in ((-1, -0.07), (1, 0.07)):
        rod('nut', 0.024, 0.028, of.made('brass', '#C8A25A', 0.3, metal=1.0), (x, middle, -0.03), edge=0.003, sides=6)
        rod('pipe', 0.014, down, of.copper(), (x, middle, -down))
    tube('cable', [(0, middle, 0.01), (0, middle, -0.08), (0, -0.012, -0.14), (0, -0.012, -down)], 0.006, of.rubber(), bend=0.05)
