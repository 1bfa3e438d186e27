"""Places at home where a machine can stand."""

from math import cos, pi, sin
import random

import materials as of
from machines import element, pomp_ao, pomp_t, warm_and_cold
from places import blades, camera, floor, lamp, placed, pot, shrub, sky, sun, wall, window
from shapes import box, ring, rod, slab, tube

grass = ('#5E7F4E', '#93A867')
dark_leaves = ('#2F5A3C', '#4F7D4C')
light_leaves = ('#6C8F55', '#A3B878')
lavender = ('#6F6C9B', '#8E8BB5')


def pipes_into_the_wall(wall_at):
    warm_and_cold(
        [(0.57, 0.06, 0.27), (0.70, 0.06, 0.27), (0.70, wall_at + 0.02, 0.27)],
        [(0.57, 0.12, 0.19), (0.66, 0.12, 0.19), (0.66, wall_at + 0.02, 0.19)],
    )
    slab('rosette', (0.17, 0.014, 0.21), of.shell_shade(), (0.68, wall_at, 0.23), 0.03, 0.005, axis='y')


def garden():
    back = 0.44
    wall(12, 6, of.laid('brick', '#A98470', '#94705F', '#CBBEAB', 0.21, 0.06, 0.011), (0, back, 0))
    box('plinth', (12, 0.04, 0.17), of.patterned('cement', '#8D8A80', '#A29E92', 7), (0, back - 0.012, 0))
    floor(14, -9, back, of.laid('tile', '#C9BFAE', '#B9AE9B', '#8F8674', 0.5, 0.5, 0.008, 0.0, upright=False, relief=0.3))
    box('bed', (1.5, 0.62, 0.05), of.patterned('soil', '#4A3A2C', '#6B563F', 30, bump=0.9), (-1.75, back - 0.33, 0))
    box('kerb', (1.56, 0.05, 0.08), of.patterned('cement', '#8D8A80', '#A29E92', 7), (-1.75, back - 0.66, 0))
    pomp_ao()
    pipes_into_the_wall(back)
    window((-1.42, back, 1.02), 1.2, 1.35, '#9DB0B0', 0.12)
    for number, (x, y, tall) in enumerate(((-1.2, 0.16, 0.62), (-1.55, 0.2, 0.8), (-1.95, 0.12, 0.66), (-2.3, 0.2, 0.85))):
        blades('grass', (x, y, 0.04), 150, tall, 0.3, grass, number)
    for number, (x, y) in enumerate(((-1.02, -0.05), (-1.38, -0.1), (-1.75, -0.08), (-2.1, -0.1))):
        blades('lavender stem', (x, y, 0.04), 70, 0.34, 0.26, light_leaves, 20 + number, 0.004)
        shrub('lavender', (x, y, 0.2), (0.13, 0.1, 0.09), 130, lavender, 30 + number, 0.013)
    pot((1.28, 0.08, 0), 0.2, 0.36)
    shrub('box tree', (1.28, 0.08, 0.34), (0.27, 0.27, 0.26), 1900, dark_leaves, 7, 0.026)
    pot((1.72, -0.1, 0), 0.14, 0.25, '#A85A38')
    blades('grass', (1.72, -0.1, 0.22), 130, 0.42, 0.24, grass, 61)
    sky('#CFE0EA', 0.75)
    sun(34, -42, 3.6)
    camera((-1.25, -3.8, 1.28), (0.06, 0, 0.66), 49, (0, -0.2, 0.45), 5.6)


def on_the_wall():
    back = 0.44
    chance = random.Random(3)
    for number in range(60):
        wood = of.patterned(f'larch {number % 4}', ('#B98757', '#AD7A4C', '#C39263', '#A87648')[number % 4], ('#C99B6C', '#BC8A5B', '#D0A377', '#B78556')[number % 4], 3.5, 0.75, 0.12, (9, 9, 0.7))
        box('board', (0.137, 0.03, 5.2), wood, (-4.2 + number * 0.142, back + 0.015 + chance.uniform(-0.002, 0.002), -1.7), 0.003)
    wall(12, 8, of.dark(), (0, back + 0.03, -2))
    floor(14, -9, back, of.patterned('gravel', '#B7AB98', '#8E8474', 55, bump=1.0), -1.5)
    pomp_ao()
    for x in (-0.36, 0.36):
        box('arm', (0.045, 0.56, 0.045), of.steel(), (x, 0.15, -0.05), 0.004)
        box('plate', (0.07, 0.012, 0.5), of.steel(), (x, back - 0.008, -0.42), 0.004)
        tube('strut', [(x, back - 0.03, -0.4), (x, -0.05, -0.04)], 0.016, of.steel(), bend=0)
    box('arm', (1.0, 0.04, 0.04), of.steel(), (0, back - 0.025, -0.05), 0.004)
    warm_and_cold(
        [(0.57, 0.06, 0.27), (0.72, 0.06, 0.27), (0.72, 0.36, 0.27), (0.72, 0.36, -0.06)],
        [(0.57, 0.12, 0.19), (0.66, 0.12, 0.19), (0.66, 0.36, 0.19), (0.66, 0.36, -0.06)],
    )
    box('trunking', (0.17, 0.1, 1.46), of.shell_shade(), (0.69, back - 0.06, -1.5), 0.012)
    rod('downpipe', 0.04, 6, of.made('zinc', '#8F9796', 0.42, metal=0.9), (1.45, back - 0.07, -1.5))
    for z in (-0.6, 0.9):
        rod('strap', 0.045, 0.03, of.made('zinc', '#8F9796', 0.42, metal=0.9), (1.45, back - 0.07, z))
    window((-1.72, back - 0.02, -0.2), 0.95, 1.5, '#8CA3A6', 0.12, '#1F5B4A')
    for number in range(6):
        blades('grass', (-1.15 + number * 0.46, 0.12 - 0.05 * (number % 2), -1.5), 170, 0.95, 0.34, grass, 40 + number)
    for number, x in enumerate((-1.5, 1.7)):
        shrub('bush', (x, 0.02, -1.5), (0.4, 0.34, 0.42), 1500, dark_leaves, 50 + number, 0.035)
    sky('#D5E2EA', 0.8)
    sun(40, 38, 3.4)
    camera((1.15, -4.4, 0.32), (0.0, 0, 0.12), 50, (0, -0.2, 0.4), 8)


def balcony():
    back = 0.44
    wall(9, 5, of.patterned('stucco', '#EFE4D2', '#E6D8C2', 40, 0.9, 0.25), (-3.0, back, 0))
    for number in range(34):
        wood = of.patterned(f'deck {number % 3}', ('#A98562', '#9E7A57', '#B3906D')[number % 3], ('#B8966F', '#AC8964', '#C29F7B')[number % 3], 4, 0.75, 0.15, (0.8, 10, 10))
        box('plank', (5.5, 0.115, 0.03), wood, (-1.3, back - 0.06 - number * 0.121, -0.03), 0.004)
    pomp_ao()
    pipes_into_the_wall(back)
    rail = of.made('railing', '#1B3F35', 0.45, metal=0.3)
    for number in range(36):
        rod('bar', 0.008, 0.98, rail, (1.32, back - 0.05 - number * 0.105, 0.04))
    box('handrail', (0.05, 4, 0.03), of.patterned('oak', '#A9784B', '#BB8C5F', 5, 0.6, 0.1, (8, 0.8, 8)), (1.32, back - 2, 1.02), 0.008)
    box('lower rail', (0.03, 4, 0.02), rail, (1.32, back - 2, 0.06), 0.004)
    # The street across, far enough away to be soft.
    chance = random.Random(11)
    for number in range(9):
        tall = chance.uniform(-1, 2.6)
        tone = ('#C79A7E', '#D9C3A6', '#B98468', '#CDB79C')[number % 4]
        box('house', (2.6, 3, 8 + tall), of.made(f'house {tone}', tone, 0.9), (5 + number * 2.7, 15 - number * 0.4, -7), 0.02)
        box('roof', (2.7, 3.1, 0.35), of.made('roof', '#8E4B36', 0.9), (5 + number * 2.7, 15 - number * 0.4, 1 + tall), 0.02)
        for row in range(2):
            for column in (-0.65, 0.65):
                box('pane', (0.7, 0.02, 1.1), of.made('far pane', '#7C97A3', 0.2), (5 + number * 2.7 + column, 13.48 - number * 0.4, -1.2 + tall + row * -1.9), 0.005)
    for number in range(5):
        shrub('tree', (3.6 + number * 1.9, 6 + number * 0.9, -2.9), (1.25, 1.25, 1.35), 1300, dark_leaves if number % 2 else light_leaves, 70 + number, 0.16)
    # A table for one cup of coffee.
    rod('table', 0.3, 0.022, rail, (-1.12, -0.3, 0.66), edge=0.004)
    rod('leg', 0.02, 0.66, rail, (-1.12, -0.3, 0))
    rod('foot', 0.2, 0.012, rail, (-1.12, -0.3, 0), edge=0.003)
    rod('cup', 0.042, 0.085, of.made('cup', '#F7F1E4', 0.3, coat=0.6), (-1.05, -0.4, 0.682), edge=0.006)
    pot((-1.2, -0.22, 0.682), 0.075, 0.12)
    shrub('herb', (-1.2, -0.22, 0.78), (0.1, 0.1, 0.1), 260, light_leaves, 91, 0.02)
    pot((0.98, -0.38, 0), 0.17, 0.3)
    blades('grass', (0.98, -0.38, 0.27), 190, 0.52, 0.3, grass, 92)
    sky('#C6DDEA', 1.0)
    sun(32, -52, 3.2)
    camera((-1.6, -3.3, 1.42), (0.18, 0, 0.52), 42, (0, -0.2, 0.45), 3.2)


def indoors(back, width=3.4, tall=2.62, tiles=1.26):
    """Plaster above tiles; a window at the left, outside the picture, is the light."""
    wall(12, 4, of.patterned('lime', '#F1EADD', '#E8DFCF', 16, 0.95, 0.12), (0, back, 0))
    if tiles:
        slab('tiles', (12, 0.012, tiles), of.laid('glazed', '#DCE6DF', '#D0DDD4', '#F3EDE0', 0.15, 0.075, 0.005, 0.5, 0.18, upright=False, relief=0.35), (0, back, tiles / 2), 0.001, 0.0006, axis='y')
        box('rim', (12, 0.022, 0.02), of.patterned('oak', '#A9784B', '#BB8C5F', 5, 0.6, 0.1, (0.8, 8, 8)), (0, back - 0.008, tiles), 0.003)
    floor(12, -8, back, of.laid('terracotta', '#C48D68', '#B67E5B', '#DCCBB2', 0.3, 0.3, 0.008, 0.0, 0.5, upright=False, relief=0.2))
    box('skirting', (12, 0.016, 0.09), of.pine(), (0, back - 0.008, 0), 0.003)
    sky('#FBF4E8', 0.5)
    lamp((-3.4, -2.1, 2.3), (0.2, 0, 0.9), 1.7, 165, '#FFF0DA', 1.9)
    lamp((2.6, -3.6, 2.9), (0, 0, 1), 2.4, 70, '#EEF3FA')


def utility_room():
    back = 0.36
    indoors(back)
    pomp_t(pipes_up=0.9)
    oak = of.patterned('oak along', '#B4834F', '#C89A6A', 5, 0.55, 0.1, (0.8, 8, 8))
    white = of.made('enamel', '#F4F2EC', 0.25, coat=0.5)
    # The washing machine, under a worktop.
    box('machine', (0.6, 0.58, 0.84), white, (-0.82, 0.05, 0.01), 0.012)
    ring('door', 0.175, 0.022, of.steel(), (-0.82, -0.25, 0.44))
    rod('glass', 0.165, 0.02, of.made('glass door', '#23312E', 0.1, coat=1.0), (-0.82, -0.262, 0.44), 'y', 0.008)
    box('drawer', (0.18, 0.004, 0.07), of.made('enamel shade', '#E2DED4', 0.3), (-1.0, -0.241, 0.735), 0.002)
    rod('dial', 0.03, 0.02, of.steel(), (-0.72, -0.258, 0.77), 'y', 0.004)
    box('display', (0.11, 0.004, 0.035), of.made('glass', '#0E2A23', 0.12, coat=1.0), (-0.59, -0.241, 0.752), 0.002)
    box('worktop', (1.42, 0.64, 0.036), oak, (-1.14, 0.04, 0.875), 0.006)
    box('cupboard', (0.6, 0.58, 0.84), of.pine(), (-1.5, 0.05, 0.01), 0.008)
    slab('front', (0.58, 0.018, 0.8), of.pine(), (-1.5, -0.245, 0.44), 0.008, 0.004, axis='y')
    tube('handle', [(-1.28, -0.262, 0.66), (-1.28, -0.29, 0.66), (-1.28, -0.29, 0.54), (-1.28, -0.262, 0.54)], 0.006, of.copper(), bend=0.02)
    # Towels, a basket, and soap.
    for number, tone in enumerate(('#E7D8BF', '#7DB0BF', '#F3ECE0', '#C9774B')):
        slab('towel', (0.34, 0.25, 0.052), of.made(f'towel {tone}', tone, 0.95, grain=0.5, grain_size=260), (-0.78 + 0.008 * (number % 2), 0.08, 0.911 + number * 0.053), 0.03, 0.024)
    rod('bottle', 0.042, 0.17, of.made('amber', '#8A4F2A', 0.2, coat=0.8), (-1.12, 0.13, 0.911), edge=0.012)
    rod('neck', 0.013, 0.05, of.dark(), (-1.12, 0.13, 1.08))
    box('shelf', (1.5, 0.2, 0.03), oak, (-1.2, back - 0.1, 1.68), 0.005)
    for x in (-0.62, -1.5):
        box('support', (0.02, 0.16, 0.12), of.deep(), (x, back - 0.08, 1.56), 0.004)
    for number in range(3):
        rod('jar', 0.058, 0.15 - 0.02 * number, of.made(f'jar {number}', ('#EFE3CE', '#D8E4DE', '#E4C9A4')[number], 0.35, coat=0.4), (-0.66 - number * 0.15, back - 0.1, 1.71), edge=0.012)
        rod('cork', 0.05, 0.025, oak, (-0.66 - number * 0.15, back - 0.1, 1.86 - 0.02 * number), edge=0.005)
    pot((-1.2, back - 0.1, 1.71), 0.075, 0.12)
    blades('hanging', (-1.2, back - 0.1, 1.81), 90, 0.26, 0.2, light_leaves, 4, 0.007, 1.1)
    # A rail of pegs, with a coat brush and an apron of linen.
    box('peg rail', (0.72, 0.022, 0.07), oak, (0.86, back - 0.014, 1.62), 0.006)
    for x in (0.62, 0.86, 1.1):
        rod('peg', 0.012, 0.075, oak, (x, back - 0.09, 1.655), 'y', 0.004)
    for number, (width, low) in enumerate(((0.2, 1.12), (0.14, 1.2), (0.09, 1.16))):
        slab('linen', (width, 0.03 + 0.014 * number, 1.6 - low), of.made(f'linen {number}', ('#7DA9B8', '#8DB6C3', '#7DA9B8')[number], 0.95, grain=0.5, grain_size=200), (0.83 + 0.04 * number, back - 0.03, (1.6 + low) / 2), 0.02, 0.012, axis='y')
    tube('loop', [(0.78, back - 0.05, 1.62), (0.86, back - 0.07, 1.69), (0.94, back - 0.05, 1.62)], 0.006, of.made('linen', '#D9C6A5', 0.95), bend=0.03)
    tube('broom', [(1.1, back - 0.075, 1.64), (1.13, back - 0.075, 0.28)], 0.012, oak, bend=0)
    box('brush', (0.3, 0.06, 0.05), of.pine(), (1.13, back - 0.075, 0.24), 0.012)
    box('hair', (0.29, 0.05, 0.09), of.made('bristle', '#CDB185', 0.95, grain=0.8, grain_size=300), (1.13, back - 0.075, 0.155), 0.008)
    camera((-0.62, -4.5, 1.3), (-0.27, 0, 1.04), 42)


def boiler_room():
    back = 0.0
    indoors(back, tiles=1.02)
    placed(lambda: element(0.62), (0, back, 1.2))
    brass = of.made('brass', '#C8A25A', 0.3, metal=1.0)
    # Where the pipes come together, with taps of the two colours.
    for x, tone in ((-0.07, '#2F6E8C'), (0.07, '#B4481A')):
        rod('tap', 0.022, 0.05, brass, (x, -0.115, 0.9), edge=0.004, sides=8)
        box('lever', (0.014, 0.1, 0.012), of.made(f'lever {tone}', tone, 0.4, coat=0.4), (x, -0.17, 0.92), 0.004)
    tube('feed', [(-0.07, -0.115, 0.6), (-0.07, -0.115, 0.5), (-1.6, -0.115, 0.5)], 0.014, of.copper(), bend=0.05, sides=8)
    tube('return', [(0.07, -0.115, 0.6), (0.07, -0.115, 0.4), (-1.6, -0.115, 0.4)], 0.014, of.copper(), bend=0.05, sides=8)
    rod('gauge', 0.045, 0.03, brass, (-0.38, -0.165, 0.5), 'y', 0.004)
    rod('dial', 0.039, 0.004, of.made('dial', '#FFFDF8', 0.4), (-0.38, -0.168, 0.5), 'y')
    box('needle', (0.003, 0.002, 0.03), of.made('ember', '#C2501F', 0.4), (-0.375, -0.17, 0.505), 0.0005)
    # The vessel that takes up what warm water has too much of.
    vessel = of.made('vessel', '#D8CDB8', 0.4, coat=0.2)
    rod('vessel', 0.16, 0.36, vessel, (-0.52, -0.2, 1.08), edge=0.13)
    ring_of = of.steel()
    rod('seam', 0.162, 0.012, ring_of, (-0.52, -0.2, 1.254), edge=0.004)
    tube('vessel pipe', [(-0.52, -0.2, 1.09), (-0.52, -0.2, 0.86), (-0.52, -0.115, 0.78), (-0.52, -0.115, 0.5)], 0.011, of.copper(), bend=0.06, sides=8)
    oak = of.patterned('oak along', '#B4834F', '#C89A6A', 5, 0.55, 0.1, (0.8, 8, 8))
    box('shelf', (0.8, 0.2, 0.028), oak, (0.74, -0.1, 1.42), 0.005)
    for x in (0.44, 1.04):
        box('support', (0.02, 0.16, 0.11), of.deep(), (x, -0.08, 1.31), 0.004)
    slab('basket', (0.28, 0.17, 0.15), of.made('wicker', '#B98E58', 0.9, grain=1.0, grain_size=90), (0.56, -0.1, 1.448), 0.03, 0.01)
    rod('tin', 0.055, 0.13, of.made('tin', '#7DB0BF', 0.35, coat=0.3), (0.82, -0.1, 1.448), edge=0.005)
    pot((0.99, -0.1, 1.448), 0.07, 0.11)
    shrub('herb', (0.99, -0.1, 1.54), (0.1, 0.09, 0.1), 240, light_leaves, 17, 0.02)
    camera((-0.95, -2.7, 1.62), (-0.06, -0.05, 1.22), 46)
