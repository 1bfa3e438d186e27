"""Where the machines are shown: a studio of paper, and homes."""

from math import cos, pi, radians, sin
import random

import bpy
from mathutils import Vector

import materials as of
from shapes import box, mesh_of, ring, rod, show, slab, tube


def lamp(at, toward, size, power, colour='#FFFFFF', height=None):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size, height or size
    light.energy = power
    light.color = of.linear(colour)[:3]
    thing = show(light, 'lamp', at=at, smooth=False)
    thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def sun(elevation, turn, power, colour='#FFE3BC', softness=2.5):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = power
    light.angle = radians(softness)
    light.color = of.linear(colour)[:3]
    thing = show(light, 'sun', smooth=False)
    thing.rotation_euler = (radians(90 - elevation), 0, radians(turn))
    return thing


def sky(colour, strength):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes['Background']
    ground.inputs['Color'].default_value = of.linear(colour)
    ground.inputs['Strength'].default_value = strength


def camera(at, toward, lens=70, sharp_at=None, aperture=None, shift=(0, 0)):
    eye = bpy.data.cameras.new('camera')
    eye.lens = lens
    eye.shift_x, eye.shift_y = shift
    thing = show(eye, 'camera', at=at, smooth=False)
    thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if aperture:
        eye.dof.use_dof = True
        eye.dof.focus_distance = (Vector(sharp_at or toward) - Vector(at)).length
        eye.dof.aperture_fstop = aperture
    bpy.context.scene.camera = thing
    return thing


def placed(build, at, turn=0):
    """Builds a thing and puts it elsewhere than in the middle."""
    before = set(bpy.data.objects)
    build()
    holder = show(None, 'place', at=at, smooth=False)
    holder.rotation_euler = (0, 0, radians(turn))
    for thing in set(bpy.data.objects) - before - {holder}:
        if not thing.parent:
            thing.parent = holder


def studio(back=2.4, tone='#FAF7F1', bend=1.3):
    """A sheet of paper that curves up behind what stands on it, one large soft lamp, one from the side, and a rim of light."""
    profile = [(-9, 0)] + [(back - bend + bend * sin(radians(a)), bend - bend * cos(radians(a))) for a in range(0, 91, 6)] + [(back, 9)]
    vertices = [(x, y, z) for x in (-16, 16) for y, z in profile]
    count = len(profile)
    mesh_of('paper', vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], of.made(f'paper {tone}', tone, 0.95))
    sky('#FFFDFA', 0.36)
    lamp((-3.6, -2.8, 4.2), (0, 0, 0.5), 2.4, 205, '#FFFDF9')
    lamp((4.2, -3.2, 2.4), (0, 0, 0.6), 2.4, 30, '#F8FAFF', 3.4)
    lamp((2.6, 1.2, 4.2), (0, 0.2, 0.6), 1.6, 60, '#FFF8EE')


def blades(name, at, count, height, spread, colours, seed, width=0.006, lean=0.5):
    """A tuft of grass: thin blades that bend outward."""
    chance = random.Random(seed)
    vertices, faces, steps = [], [], 5
    for _ in range(count):
        around, out = chance.uniform(0, 2 * pi), chance.uniform(0, 1) ** 0.7
        tall = height * chance.uniform(0.6, 1)
        bend = lean * tall * (0.25 + out)
        base = Vector((cos(around) * spread * out * 0.4, sin(around) * spread * out * 0.4, 0))
        away = Vector((cos(around), sin(around), 0))
        side = Vector((-sin(around), cos(around), 0)) * width * chance.uniform(0.6, 1.2)
        start = len(vertices)
        for step in range(steps + 1):
            t = step / steps
            middle = base + away * bend * t * t + Vector((0, 0, tall * (t - 0.22 * t * t * lean)))
            vertices += [middle - side * (1 - t), middle + side * (1 - t)]
        for step in range(steps):
            a = start + 2 * step
            faces.append((a, a + 1, a + 3, a + 2))
    material = of.patterned(f'leaf {colours}', *colours, 9, 0.6, 0)
    return mesh_of(name, vertices, faces, material, at)


def shrub(name, at, size, leaves, colours, seed, leaf=0.03):
    """A bush: leaves all over a lump, some of them inside it."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(leaves):
        direction = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        lump = 1 + 0.13 * sin(direction.x * 7 + seed) * cos(direction.y * 6) + 0.08 * sin(direction.z * 11)
        middle = Vector((direction.x * size[0], direction.y * size[1], direction.z * size[2])) * lump * chance.uniform(0.78, 1.0)
        middle.z = max(middle.z + size[2] * 0.9, 0.01)
        facing = (direction + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.gauss(0.3, 0.5)))).normalized()
        along = facing.orthogonal().normalized()
        along.rotate(__import__('mathutils').Quaternion(facing, chance.uniform(0, 2 * pi)))
        across = facing.cross(along)
        big = leaf * chance.uniform(0.6, 1.25)
        start = len(vertices)
        vertices += [middle - along * big, middle + across * big * 0.45 + facing * big * 0.12, middle + along * big, middle - across * big * 0.45 + facing * big * 0.12]
        faces.append((start, start + 1, start + 2, start + 3))
    return mesh_of(name, vertices, faces, of.patterned(f'leaf {colours}', *colours, 9, 0.6, 0), at, smooth=False)


def pot(at, radius, height, colour='#B5663F'):
    x, y, z = at
    sides, clay = 48, of.patterned(f'clay {colour}', colour, '#C98058', 14, 0.85, 0.08)
    profile = [(0.68, 0), (0.72, 0.02), (0.95, 0.86), (1.04, 0.87), (1.04, 1), (0.93, 1), (0.9, 0.9), (0, 0.88)]
    vertices = [(x + r * radius * cos(2 * pi * i / sides), y + r * radius * sin(2 * pi * i / sides), z + h * height) for r, h in profile for i in range(sides)]
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for k in range(len(profile) - 1) for i in range(sides)]
    mesh_of('pot', vertices, faces, clay)


def wall(width, height, material, at=(0, 0, 0)):
    x, y, z = at
    return mesh_of('wall', [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)], [(0, 1, 2, 3)], material, at, smooth=False)


def floor(width, near, far, material, z=0.0):
    return mesh_of('floor', [(-width / 2, near, 0), (width / 2, near, 0), (width / 2, far, 0), (-width / 2, far, 0)], [(0, 1, 2, 3)], material, (0, 0, z), smooth=False)


def window(at, width, height, light='#F6C883', glow=1.2, frame='#F4EEE2'):
    """A window in a wall that faces the one who looks, with a lamp on behind it."""
    x, y, z = at
    wood = of.made(f'frame {frame}', frame, 0.45)
    pane = of.made(f'pane {light}', light, 0.08, glow=glow, coat=0.6)
    slab('pane', (width, 0.02, height), pane, (x, y - 0.002, z + height / 2), 0.003, 0.002, axis='y')
    for dx in (-1, 0, 1):
        slab('post', (0.06 if dx else 0.045, 0.06, height + 0.06), wood, (x + dx * width / 2, y + 0.02, z + height / 2), 0.006, 0.004, axis='y')
    for dz in (0, 1):
        slab('rail', (width + 0.12, 0.06, 0.06), wood, (x, y + 0.02, z + dz * height), 0.006, 0.004, axis='y')
    slab('sill', (width + 0.22, 0.14, 0.05), of.made('stone', '#6E7A75', 0.7), (x, y + 0.03, z - 0.06), 0.006, 0.004, axis='y')
