"""Shapes that everything in the pictures is made of. Metres; x to the right, y away from who looks, z up."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector


def show(mesh_or_curve, name, material=None, at=(0, 0, 0), smooth=True):
    thing = bpy.data.objects.new(name, mesh_or_curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    if material:
        thing.data.materials.append(material)
    if smooth and hasattr(thing.data, 'polygons'):
        thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = radians(35)
    return thing


def outline(width, depth, radius, steps=10):
    """A rectangle with round corners, as points around its middle."""
    radius = min(radius, width / 2 - 1e-4, depth / 2 - 1e-4)
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [
        (
            sx * (width / 2 - radius) + radius * cos(radians(start + 90 * step / steps)),
            sy * (depth / 2 - radius) + radius * sin(radians(start + 90 * step / steps)),
        )
        for sx, sy, start in corners
        for step in range(steps + 1)
    ]


def slab(name, size, material, at=(0, 0, 0), round_corners=0.02, edge=0.006, axis='z'):
    """A block with `round_corners` around its axis and a small `edge`; `at` is the middle of its base along the axis."""
    width, depth, height = {'z': size, 'y': (size[0], size[2], size[1]), 'x': (size[1], size[2], size[0])}[axis]
    shape = bmesh.new()
    points = outline(width, depth, round_corners)
    rings = []
    # The edge is a quarter circle of its own: a bevel that can't go wrong.
    steps = 4
    profile = [(edge * (1 - sin(pi / 2 * s / steps)), edge * (1 - cos(pi / 2 * s / steps))) for s in range(steps + 1)]
    profile += [(inset, height - rise) for inset, rise in reversed(profile)]
    for inset, rise in profile:
        inner = outline(width - 2 * inset, depth - 2 * inset, max(round_corners - inset, 1e-3)) if inset else points
        rings.append([shape.verts.new((x, y, rise)) for x, y in inner])
    count = len(points)
    for low, high in zip(rings, rings[1:]):
        for i in range(count):
            shape.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
    shape.faces.new(list(reversed(rings[0])))
    shape.faces.new(rings[-1])
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    thing = show(mesh, name, material, at)
    if axis == 'y':
        thing.rotation_euler = (radians(90), 0, 0)
    elif axis == 'x':
        thing.rotation_euler = (radians(90), 0, radians(90))
    return thing


def rod(name, radius, length, material, at=(0, 0, 0), axis='z', edge=0.0, sides=64):
    """A cylinder that begins at `at`."""
    shape = bmesh.new()
    steps = 8
    arc = [(radius - edge * (1 - sin(pi / 2 * s / steps)), edge * (1 - cos(pi / 2 * s / steps))) for s in range(steps + 1)]
    profile = [*arc, *((r, length - z) for r, z in reversed(arc))] if edge else [(radius, 0), (radius, length)]
    rings = [[shape.verts.new((r * cos(2 * pi * i / sides), r * sin(2 * pi * i / sides), z)) for i in range(sides)] for r, z in profile]
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            shape.faces.new((low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]))
    shape.faces.new(list(reversed(rings[0])))
    shape.faces.new(rings[-1])
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    thing = show(mesh, name, material, at)
    thing.rotation_euler = {'z': (0, 0, 0), 'y': (radians(-90), 0, 0), 'x': (0, radians(90), 0)}[axis]
    return thing


def bent(points, radius, steps=8):
    """A path of straight pieces whose corners are arcs."""
    path = [Vector(p) for p in points]
    result = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:]):
        reach = min(radius, (corner - before).length / 2, (after - corner).length / 2)
        start, end = corner + (before - corner).normalized() * reach, corner + (after - corner).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return [*result, path[-1]]


def tube(name, points, radius, material, bend=0.06, closed=False, sides=4):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = sides
    curve.use_fill_caps = True
    path = bent(points, bend) if bend else [Vector(p) for p in points]
    line = curve.splines.new('POLY')
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    line.use_smooth = True
    return show(curve, name, material, smooth=False)


def ring(name, radius, thickness, material, at, sides=96):
    """A hoop that stands upright and faces the one who looks."""
    return tube(
        name,
        [(at[0] + radius * cos(2 * pi * i / sides), at[1], at[2] + radius * sin(2 * pi * i / sides)) for i in range(sides)],
        thickness, material, bend=0, closed=True,
    )


def cut(thing, tool):
    """Takes the shape of `tool` out of a thing."""
    modifier = thing.modifiers.new('cut', 'BOOLEAN')
    modifier.object = tool
    modifier.solver = 'EXACT'
    tool.hide_render = True
    tool.hide_viewport = True


def letters(text, size, material, at, font, facing='front', depth=0.0008):
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body = text
    curve.size = size
    curve.extrude = depth
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    thing = show(curve, text, material, at, smooth=False)
    thing.rotation_euler = (radians(90), 0, 0 if facing == 'front' else radians(90))
    return thing


def mesh_of(name, vertices, faces, material, at=(0, 0, 0), smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return show(mesh, name, material, at, smooth)


def box(name, size, material, at=(0, 0, 0), edge=0.004):
    """A block with hardly rounded edges; `at` is the middle of its floor."""
    return slab(name, size, material, at, round_corners=max(edge, 0.001), edge=max(edge, 0.001))
